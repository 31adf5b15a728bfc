function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:S[fp+4]=0;
case 1:if(S[fp+4]>=S[2]){
      step=2;
      continue;
    }
    S[fp+5]=S[fp+4]++;
    {
      S[13]=1;
    }
    step=3;
    continue;
case 2:drop(S,fp,6);
    return 0;
case 3:{
      const n=options_0(S,fp);
      if(n>0){
        S[3]=S[fp+5];
        S[8]=0;
        S[fp+1]=3;
        return n;
      }
    }
case 4:{
      S[13]=0;
    }
    step=1;
    continue;
}
}
