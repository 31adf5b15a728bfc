function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:{
      const p$0=S[14];
      if(p$0<S[15]){
        if(log!==null)log.gain(p$0,0,1,1);
        S[26+p$0]++;
      }
    }
    {
      let d$1=-1<<S[2];
      let i$2=0;
      const i$3=S[2];
      for(;i$2<i$3;i$2++){
        const p$4=trackNext_0(S,16,S[15],d$1);
        d$1=d$1|1<<p$4;
        if(log!==null)log.gain(p$4,0,1,3);
        S[26+p$4]++;
      }
    }
    drop(S,fp,4);
    return 0;
}
}
